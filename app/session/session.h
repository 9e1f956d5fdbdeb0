#pragma once

#include <QtCore/QObject>
#include <QtQml/qqmlregistration.h>
#include <deque>

#include "draft.h"
#include "historymodel.h"
#include "movemodel.h"
#include "neighbours.h"
#include "panelkinds.h"
#include "panellist.h"
#include "seatmodel.h"
#include "sync/journal.h"
#include "trackedmodel.h"

namespace sideboard {

/// One open table: what the screen shows of it, and the verbs that change it. All change goes through the table's log
/// and the journal; nothing here has a setter, and no verb answers: what follows from it is shown.
class Session : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the library")
    Q_PROPERTY(QString id READ id CONSTANT)
    Q_PROPERTY(QString game READ game CONSTANT) ///< its id, by which its page is found
    Q_PROPERTY(QString gameName READ gameName NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString headline READ headline NOTIFY changed)
    Q_PROPERTY(QString says READ says NOTIFY changed)             ///< what the app did by itself
    Q_PROPERTY(QString waitingFor READ waitingFor NOTIFY changed) ///< names of those who owe an answer
    Q_PROPERTY(bool finished READ finished NOTIFY changed)
    Q_PROPERTY(bool over READ over NOTIFY changed) ///< by the rules
    Q_PROPERTY(int seat READ seat NOTIFY changed)  ///< the one that is looked at
    Q_PROPERTY(QStringList seatTones READ seatTones NOTIFY changed)
    Q_PROPERTY(QStringList openMoves READ openMoves NOTIFY changed) ///< kinds that the seat may play now
    Q_PROPERTY(QString undoText READ undoText NOTIFY changed)
    Q_PROPERTY(QString redoText READ redoText NOTIFY changed)
    Q_PROPERTY(int entries READ entries NOTIFY changed)
    Q_PROPERTY(int moment READ moment NOTIFY changed) ///< after so many entries; equal to `entries`: now
    Q_PROPERTY(bool inThePast READ inThePast NOTIFY changed)
    Q_PROPERTY(int unsaved READ unsaved NOTIFY unsavedChanged) ///< entries that are not on the disk yet
    Q_PROPERTY(int unveiled READ unveiled NOTIFY changed)      ///< seat whose hidden things lie open; -1: none
    Q_PROPERTY(bool seals READ seals CONSTANT)                 ///< whether this game has hidden choices at all
    Q_PROPERTY(QString refusal READ refusal NOTIFY refused)    ///< empty: nothing was refused
    Q_PROPERTY(QString refusalPage READ refusalPage NOTIFY refused)
    Q_PROPERTY(bool overrulable READ overrulable NOTIFY refused)
    Q_PROPERTY(QString asksFor READ asksFor NOTIFY refused) ///< a printed value that would lift it
    Q_PROPERTY(QString trouble READ trouble NOTIFY refused) ///< something could not be stored
    Q_PROPERTY(QString toast READ toast NOTIFY toasted)
    Q_PROPERTY(QString considered READ considered NOTIFY consideredChanged) ///< entry that may be taken back
    Q_PROPERTY(QString consequences READ consequences NOTIFY consideredChanged)
    Q_PROPERTY(sideboard::SeatModel* seats READ seats CONSTANT)
    Q_PROPERTY(sideboard::PanelList* panels READ panels CONSTANT)
    Q_PROPERTY(sideboard::MoveModel* moves READ moves CONSTANT)
    Q_PROPERTY(sideboard::Draft* draft READ draft CONSTANT)
    Q_PROPERTY(sideboard::HistoryModel* history READ history CONSTANT)
    Q_PROPERTY(sideboard::ScorePanel* score READ score CONSTANT)
    Q_PROPERTY(sideboard::TrackedModel* tallies READ tallies CONSTANT)
    Q_PROPERTY(sideboard::TrackedModel* printed READ printed CONSTANT)
    Q_PROPERTY(sideboard::TrackedModel* options READ options CONSTANT)
    Q_PROPERTY(QStringList zones READ zones NOTIFY comparedChanged) ///< of the tallies, in the order of the walk
    Q_PROPERTY(int unchecked READ unchecked NOTIFY comparedChanged) ///< printed values that nobody looked up
    Q_PROPERTY(sideboard::Neighbours* neighbours READ neighbours CONSTANT)

public:
    struct Opened {
        TableRow row;
        std::unique_ptr<Table> table;
        std::vector<Secret> secrets = {};
    };
    Session(Opened opened, Journal& journal, std::function<std::int64_t()> now, Neighbours* neighbours,
            QObject* parent = nullptr);
    ~Session() override;

    // Looking.
    Q_INVOKABLE void lookAt(int seat);
    Q_INVOKABLE void lookAtMoment(int moment);
    Q_INVOKABLE void lookAtNow();
    /// While somebody compares, all tracked values are kept up to date.
    Q_INVOKABLE void compare(bool comparing);
    /// Only the lines of one seat; -1: of everybody.
    Q_INVOKABLE void filterHistory(int seat);
    Q_INVOKABLE void unveil(int seat);
    Q_INVOKABLE void veil();

    // Drafting a move.
    Q_INVOKABLE void start(const QString& move, const QString& value = {});
    /// A piece was tapped: the answer to a draft that asks for a place there, or the start of the move it names.
    Q_INVOKABLE void tap(const QString& panel, const QString& key);
    Q_INVOKABLE void choose(const QString& key);
    Q_INVOKABLE void chooseAmount(int amount);
    Q_INVOKABLE void chooseMix(const QStringList& keys, const QList<int>& amounts);
    Q_INVOKABLE void arrange(const QStringList& places, const QStringList& things, const QList<int>& counts);
    Q_INVOKABLE void goBack();
    Q_INVOKABLE void cancel();
    /// Chance fills in what is open.
    Q_INVOKABLE void draw(const QString& move);
    Q_INVOKABLE void drawRest();
    /// Whatever can be drawn now: for a bowl or a wheel that was tapped.
    Q_INVOKABLE void drawAny();

    // The board says otherwise.
    Q_INVOKABLE void overrule();
    Q_INVOKABLE void overruleChoice(const QString& key);
    Q_INVOKABLE void dismissRefusal();
    Q_INVOKABLE void dismissToast();

    // Entering directly.
    Q_INVOKABLE void adjust(const QString& tracked, int by);
    Q_INVOKABLE void correct(const QString& tracked, int to);
    Q_INVOKABLE void enterPrinted(const QString& tracked, int value);
    Q_INVOKABLE void changeOption(const QString& tracked, int value);
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    Q_INVOKABLE void consider(const QString& stamp);
    Q_INVOKABLE void takeBackConsidered();
    Q_INVOKABLE void goBackToMoment();
    Q_INVOKABLE void renameSeat(int seat, const QString& name);
    Q_INVOKABLE void paintSeat(int seat, const QString& tone);
    Q_INVOKABLE void note(const QString& text);
    Q_INVOKABLE void finish(bool finished);
    /// Amounts of a hidden choice: "upper.farm" and how many.
    Q_INVOKABLE void seal(const QString& purpose, const QStringList& keys, const QList<int>& amounts);
    Q_INVOKABLE void openSeal();

    // The seam to other devices.
    void takeIn(std::vector<Entry> entries);
    [[nodiscard]] Table& table() { return *m_table; }
    [[nodiscard]] const TableRow& row() const { return m_row; }
    [[nodiscard]] Journal& journal() { return m_journal; }

    /// Somebody who can plays a legal move at random; false if nobody can. For pictures, tests and measurements.
    bool playByChance(std::uint64_t seed);
    /// The best legal move of a kind, as the game lists its values.
    bool playSuggestion(Seat seat, const std::string& move);

    void retranslate();
    void retitle(const QString& title);

    [[nodiscard]] QString id() const;
    [[nodiscard]] QString game() const { return QString::fromStdString(m_row.game); }
    [[nodiscard]] QString gameName() const;
    [[nodiscard]] QString title() const { return m_row.title; }
    [[nodiscard]] QString headline() const;
    [[nodiscard]] QString says() const;
    [[nodiscard]] QString waitingFor() const;
    [[nodiscard]] bool finished() const { return m_table->finished(); }
    [[nodiscard]] bool over() const { return m_table->over(); }
    [[nodiscard]] int seat() const { return m_seat; }
    [[nodiscard]] QStringList seatTones() const { return m_faces.tones; }
    [[nodiscard]] QStringList openMoves() const;
    [[nodiscard]] QString undoText() const { return m_undoText; }
    [[nodiscard]] QString redoText() const { return m_redoText; }
    [[nodiscard]] int entries() const { return int(m_table->log().size()); }
    [[nodiscard]] int moment() const { return m_moment < 0 ? entries() : m_moment; }
    [[nodiscard]] bool inThePast() const { return m_moment >= 0; }
    [[nodiscard]] int unsaved() const { return int(m_waiting.size()); }
    [[nodiscard]] int unveiled() const { return m_unveiled; }
    [[nodiscard]] bool seals() const;
    [[nodiscard]] QString refusal() const { return m_refused.sentence; }
    [[nodiscard]] QString refusalPage() const { return m_refused.page; }
    [[nodiscard]] bool overrulable() const { return m_refused.overrulable; }
    [[nodiscard]] QString asksFor() const { return m_refused.asks; }
    [[nodiscard]] QString trouble() const { return m_trouble; }
    [[nodiscard]] QString toast() const { return m_toast; }
    [[nodiscard]] QString considered() const { return m_consideredText; }
    [[nodiscard]] QString consequences() const { return m_consequences; }
    [[nodiscard]] SeatModel* seats() { return &m_seats; }
    [[nodiscard]] PanelList* panels() { return &m_panels; }
    [[nodiscard]] MoveModel* moves() { return &m_moves; }
    [[nodiscard]] Draft* draft() { return &m_draft; }
    [[nodiscard]] HistoryModel* history() { return &m_history; }
    [[nodiscard]] ScorePanel* score() { return &m_score; }
    [[nodiscard]] TrackedModel* tallies() { return &m_tallies; }
    [[nodiscard]] TrackedModel* printed() { return &m_printed; }
    [[nodiscard]] TrackedModel* options() { return &m_options; }
    [[nodiscard]] QStringList zones() const;
    [[nodiscard]] int unchecked() const { return m_unchecked; }
    [[nodiscard]] Neighbours* neighbours() { return m_neighbours; }
    [[nodiscard]] const SeatFaces& faces() const { return m_faces; }
    [[nodiscard]] Panel scorePanel() const;

Q_SIGNALS:
    void changed();
    void refused();
    void toasted();
    void unsavedChanged();
    void consideredChanged();
    void comparedChanged();
    void drawn();    ///< chance gave something: a cue
    void turnCame(); ///< the seat that is looked at is to act now
    void finishedChanged();

private:
    /// A refusal on the screen, and what would go over it.
    struct Refused {
        QString sentence;
        QString page;
        QString asks;
        bool overrulable = false;
        Seat seat = noSeat;
        std::string move;
        Json fields;
        std::string key; ///< of the open prompt; empty: the move is whole, or its kind was not open
        bool whole = false;
    };
    /// Entries on their way to the disk.
    struct Waiting {
        std::uint32_t seq;
    };

    [[nodiscard]] Situation situation() const { return {*m_table, m_view, m_faces}; }
    [[nodiscard]] bool mayEnter() const { return m_moment < 0; }

    void refresh(std::size_t firstChanged);
    void showView();
    void showSeats();
    void showCompared();
    void markOpenPlaces(View& view) const;

    void playIfWhole();
    /// Shows, stores and hands on what was entered, or tells why it was not.
    bool settle(const Entered& entered, StoreChanges beside = {});
    void tell(const Rejection& rejection, Refused refused);
    void say(const QString& toast);
    void keep(EntryId id, StoreChanges beside);
    void storedUpTo(std::uint32_t seq, const Failure& failure);

    TableRow m_row;
    std::unique_ptr<Table> m_table;
    std::vector<Secret> m_secrets;
    Journal& m_journal;
    std::function<std::int64_t()> m_now;
    Neighbours* m_neighbours;

    int m_seat = 0;
    int m_moment = -1;
    int m_unveiled = -1;
    int m_comparing = 0;
    int m_unchecked = 0;
    View m_view;
    SeatFaces m_faces;
    Json m_kinds; ///< what the moves look like; never changes
    bool m_acted = false;
    QString m_undoText;
    QString m_redoText;
    QString m_toast;
    QString m_trouble;
    Refused m_refused;
    EntryId m_considered;
    QString m_consideredText;
    QString m_consequences;
    std::deque<Waiting> m_waiting;
    std::uint32_t m_stored = 0;

    /// The last tap on a counter: a quick next one joins its group.
    struct Burst {
        std::string tracked;
        EntryId group;
        std::int64_t at = 0;
    } m_burst;

    SeatModel m_seats{this};
    PanelList m_panels{this};
    MoveModel m_moves{this};
    Draft m_draft{this};
    HistoryModel m_history{this};
    ScorePanel m_score{this};
    TrackedModel m_tallies{this};
    TrackedModel m_printed{this};
    TrackedModel m_options{this};
};

/// Words for what a lower layer tells with a code and an English sentence.
[[nodiscard]] QString errorWords(const Error& error);

} // namespace sideboard
