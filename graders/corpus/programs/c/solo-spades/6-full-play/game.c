#include "spades.h"

#include <stdio.h>
#include <stdlib.h>

static Player players[SEATS] = {
    {.name = "You"}, {.name = "Beth"}, {.name = "Charlie"}, {.name = "David"}};

static const char *s(int seat) { return seat == 0 ? "" : "s"; }

static void deal(int dealer) {
  Card cards[CARDS];
  for (int i = 0; i < CARDS; i++) cards[i] = i;
  for (int i = CARDS - 1; i > 0; i--) {
    int r = rand() % (i + 1);
    Card card = cards[i];
    cards[i] = cards[r];
    cards[r] = card;
  }
  for (int seat = 0; seat < SEATS; seat++) players[seat].hand = 0;
  for (int i = 0; i < CARDS; i++) players[(dealer + 1 + i) % SEATS].hand |= ONE(cards[i]);
}

static int computer_bid(Set hand) {
  Set high = 0;
  for (int suit = 0; suit < SUITS; suit++) high |= (Set)3 << (RANKS * suit + 11);
  int spades = count(hand & SUIT(SPADES)), bid = count(hand & high);
  if (spades > 3) bid += spades - 3;
  return bid ? bid : 1;
}

static void show_hand(void) {
  printf("Your hand: ");
  print_cards(players[0].hand);
  puts("");
}

static void take_bids(int dealer) {
  int together = 0;
  for (int i = 1; i <= SEATS; i++) {
    int seat = (dealer + i) % SEATS;
    Player *p = &players[seat];
    p->bid = seat == 0 ? ask_bid() : computer_bid(p->hand);
    if (seat != 0) printf("%s bids %d.\n", p->name, p->bid);
  }
  printf("\nBids:");
  for (int seat = 0; seat < SEATS; seat++) {
    printf(" %s %d%c", players[seat].name, players[seat].bid, seat == SEATS - 1 ? '.' : ',');
    together += players[seat].bid;
  }
  printf(" Together %d; there are 13 tricks.\n", together);
}

static Card computer_card(const Player *p, Card led, Card best, bool spades_broken) {
  Set legal = legal_cards(p->hand, led, spades_broken), takers = 0;
  bool wants = p->tricks < p->bid;
  if (led < 0) return extreme(legal, wants);
  for (Card card = 0; card < CARDS; card++)
    if (legal & ONE(card) && beats(card, best)) takers |= ONE(card);
  if (takers == legal) return extreme(takers, false);
  if (!wants) return extreme(legal & ~takers, true);
  return extreme(takers ? takers : legal, false);
}

/* Plays a trick and returns the seat that takes it. */
static int play_trick(int number, int leader, bool *spades_broken) {
  Card led = -1, best = -1;
  int taker = leader;
  printf("\nTrick %d. %s lead%s.\n", number, players[leader].name, s(leader));
  for (int i = 0; i < SEATS; i++) {
    int seat = (leader + i) % SEATS;
    Player *p = &players[seat];
    Card card;
    if (seat == 0) {
      show_hand();
      card = ask_card(p->hand, led, *spades_broken);
    } else {
      card = computer_card(p, led, best, *spades_broken);
      printf("%s plays %s.\n", p->name, card_name(card));
    }
    p->hand ^= ONE(card);
    if (!*spades_broken && card / RANKS == SPADES) {
      *spades_broken = true;
      puts("Spades are broken.");
    }
    if (i == 0) led = best = card;
    else if (beats(card, best)) best = card, taker = seat;
  }
  players[taker].tricks++;
  printf("%s take%s the trick.\nTricks:", players[taker].name, s(taker));
  for (Player *p = players; p < players + SEATS; p++)
    printf(" %s %d of %d%s", p->name, p->tricks, p->bid, p == players + 3 ? ".\n" : ",");
  return taker;
}

static int hand_points(int bid, int tricks) {
  if (bid == 0) return tricks == 0 ? 100 : -100;
  return tricks < bid ? -10 * bid : 10 * bid + (tricks - bid);
}

static void score(int number) {
  printf("\nScore after hand %d\n%8s%8s%8s%8s%8s\n", number, "", "Bid", "Tricks", "Points", "Total");
  for (int seat = 0; seat < SEATS; seat++) {
    Player *p = &players[seat];
    p->points = hand_points(p->bid, p->tricks);
    p->total += p->points;
    printf("%-8s%8d%8d%8d%8d\n", p->name, p->bid, p->tricks, p->points, p->total);
  }
}

/* Says who has won or is tied. Returns whether the game is won; *tied is kept between hands. */
static bool decided(bool *tied) {
  int best = 0, leaders = 0, seen = 0;
  for (int seat = 1; seat < SEATS; seat++)
    if (players[seat].total > players[best].total) best = seat;
  for (int seat = 0; seat < SEATS; seat++) leaders += players[seat].total == players[best].total;
  if (!*tied && players[best].total < GOAL) return false;
  if (leaders == 1) {
    printf("\n%s win%s with %d points.\n", players[best].name, s(best), players[best].total);
    return true;
  }
  puts("");
  for (int seat = 0; seat < SEATS; seat++) {
    if (players[seat].total != players[best].total) continue;
    if (seen > 0) printf("%s", seen == leaders - 1 ? " and " : ", ");
    printf("%s", players[seat].name);
    seen++;
  }
  printf(" are tied at %d. Play goes on until one is ahead.\n", players[best].total);
  *tied = true;
  return false;
}

void play_game(void) {
  int dealer = rand() % SEATS;
  bool tied = false;
  for (int number = 1;; number++) {
    bool spades_broken = false;
    int leader = (dealer + 1) % SEATS;
    printf("\nHand %d. %s deal%s.\n", number, players[dealer].name, s(dealer));
    if (number > 1)
      printf("Totals: You %d, Beth %d, Charlie %d, David %d.\n", players[0].total, players[1].total,
             players[2].total, players[3].total);
    deal(dealer);
    show_hand();
    puts("");
    take_bids(dealer);
    for (int seat = 0; seat < SEATS; seat++) players[seat].tricks = 0;
    for (int trick = 1; trick <= TRICKS; trick++) leader = play_trick(trick, leader, &spades_broken);
    score(number);
    if (decided(&tied)) return;
    dealer = (dealer + 1) % SEATS;
  }
}
