/** The parts of the console that an address can open; the first is open without one. */
export const consoleTabs = ['earnings', 'runs', 'connections'] as const
export type ConsoleTab = (typeof consoleTabs)[number]
