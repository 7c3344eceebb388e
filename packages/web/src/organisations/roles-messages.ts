import type { Bilingual, organisations } from '@wakeel/contract'

type Names = Record<organisations.OrganisationRole, string>

const en: Names = { owner: 'Owner', admin: 'Admin', member: 'Member' }
const ar: Names = { owner: 'المالك', admin: 'مدير', member: 'عضو' }

export const roleNames: Bilingual<Names> = { en, ar }
