/** What a measured store is filled with, and where it keeps it. */
export interface StoreOptions {
  agents: number
  dataDirectory: string
  /** Of PostgreSQL, if that is to be used. */
  databaseUrl?: string | undefined
  /** Who can sign in, with a session each; `many-people.ts` says how they are called. */
  people?: number
  /** How many reviews the first agent has. */
  reviewsOfOne?: number
  /** How many runs the first person has. */
  runsOfOne?: number
  /** A year of use is in the database already. */
  hasPast?: boolean
  /** Where a language model answers. */
  modelUrl?: string
}
