import {
  type InfiniteData,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query'
import { type audit, organisations } from '@wakeel/contract'
import type { ReactNode } from 'react'
import { download } from '../download.ts'
import { useLanguage } from '../language/language.tsx'
import { Card } from '../ui/card.tsx'
import { ExportButton } from '../ui/export-button.tsx'
import type { InOrganisation } from './in-organisation.ts'
import styles from './organisation-page.module.css'
import { organisationLogQuery } from './queries.ts'
import { roleNames } from './roles-messages.ts'
import { messages } from './settings-messages.ts'

const exportLog = download(organisations.routes.exportOrganisationLog, 'organisation-audit-log.csv')

interface ShownLog {
  list: UseInfiniteQueryResult<InfiniteData<audit.AuditPage>>
  valueInWords: (entry: audit.AuditEntry, fact: string, value: string) => string | undefined
}

/** What was done in the organisation. */
export function LogTab({
  organisation: { id, invitations },
  entriesTable,
}: InOrganisation & { entriesTable: (log: ShownLog) => ReactNode }) {
  const { language } = useLanguage()
  const words = messages[language].log
  const list = useInfiniteQuery(organisationLogQuery(id))
  // The log itself holds neither names nor e-mails, so that whoever leaves is in it no more.
  const valueInWords: ShownLog['valueInWords'] = ({ actor, subject }, fact, value) => {
    if (fact === 'owner')
      return [actor, subject].find((person) => person.id === value)?.name ?? words.left
    if (fact === 'invitation') return invitationInWords(value)
    // What an admin is called in the store is another role.
    if (fact === 'role') return (roleNames[language] as Record<string, string>)[value]
    return undefined
  }
  // What became of an invitation stands above it, so it is loaded.
  const invitationInWords = (invitation: string) => {
    const open = invitations.find(({ id: each }) => each === invitation)
    if (open) return open.email
    const entries = list.data?.pages.flatMap((page) => page.entries) ?? []
    if (entries.some(({ before }) => before?.invitation === invitation)) return words.withdrawn
    const joined = entries.find(
      ({ action, after }) => action === 'organisations.joined' && after?.invitation === invitation,
    )
    return joined ? words.accepted(joined.subject.name ?? words.left) : words.ended
  }
  return (
    <Card className={styles.card}>
      <div className={styles.cardHead}>
        <div>
          <h2 className={styles.title}>{words.title}</h2>
          <p className={styles.small}>{words.line}</p>
        </div>
        <ExportButton of={words.title} make={() => exportLog({ id })} />
      </div>
      {entriesTable({ list, valueInWords })}
    </Card>
  )
}
