import type { organisations } from '@wakeel/contract'
import { useLanguage } from '../language/language.tsx'
import { Badge } from '../ui/badge.tsx'
import { roleNames } from './roles-messages.ts'

export function RoleBadge({ role }: { role: organisations.OrganisationRole }) {
  return (
    <Badge tone={role === 'member' ? 'neutral' : 'accent'}>
      {roleNames[useLanguage().language][role]}
    </Badge>
  )
}

/** Whether somebody with this part may change members, caps and agents. */
export const isManaging = (role: organisations.OrganisationRole) => role !== 'member'
