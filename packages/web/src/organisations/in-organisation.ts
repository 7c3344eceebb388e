import type { organisations } from '@wakeel/contract'

/** What every tab of an organisation is about, and who looks. */
export interface InOrganisation {
  organisation: organisations.Organisation
  userId: string
}
