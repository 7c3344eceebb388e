import type { ListedApp } from '../../catalogue/catalogue.ts'

/** Whom an address names. */
export interface SpokenTo {
  app: ListedApp
  /** Undefined: whichever is listed. */
  version: number | undefined
}
