/** The schemas of all vendors of this program: their books may stand in a database of their own. */
export const vendorSchemas: readonly string[] = ['cockfight', 'fishing', 'lotto', 'rooms', 'sportsbook', 'studio'];
