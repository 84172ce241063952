/** What the calls of the card rooms do with the things that they name. */
export const roomsRules = {
  roomsOpen: 'named',
  roomsLobby: 'own',
  roomsView: 'none',
  roomsSit: 'named',
  roomsTopUp: 'named',
  roomsAct: 'named',
  roomsPlan: 'named',
  roomsShow: 'named',
  roomsPresence: 'own',
  roomsWait: 'own',
  roomsLeave: 'own',
  roomsHands: 'own',
  roomsFigures: 'own',
  roomsRealityCheck: 'own',
  // Rooms are the installation's: only staff of all brands comes to them.
  staffRooms: 'none',
  staffRoom: 'none',
  staffRoomOpen: 'none',
  staffRoomHand: 'none',
  staffRoomPairs: 'none',
  staffRoomPair: 'none',
  staffRoomPairDecide: 'none',
  staffRoomFigures: 'named',
  staffRoomSettings: 'own',
  staffRoomSettingsSet: 'own',
} as const;

export const roomsTried = {
  roomsOpen: 'vendors/rooms/rooms.test.ts: a launch token that another has used opens nothing',
  staffRoomFigures:
    'vendors/rooms/staff/pair-desk.test.ts: hands are read once; staff sees a pair, decides about it, and reads figures of members of the own brand alone',
  roomsSit:
    'vendors/rooms/rooms.test.ts: a seat is bought once: the same request is the same sitting, another seat is refused',
  roomsTopUp:
    'vendors/rooms/top-ups.test.ts: a top-up of another is not answered, and bounds hold with what is on its way',
  roomsPlan:
    'vendors/rooms/plans.test.ts: a plan acts at its turn alone, survives a restart, and nobody plans or shows for another',
  roomsShow:
    'vendors/rooms/plans.test.ts: a plan acts at its turn alone, survives a restart, and nobody plans or shows for another',
  roomsAct: 'vendors/rooms/rooms.test.ts: nobody acts for another seat, sees another’s cards, or decides late',
} as const;
