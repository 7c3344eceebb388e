import type { admin } from '@wakeel/contract'
import { useState } from 'react'
import { useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { AccessDialog } from './access-dialog.tsx'
import type { PeopleDataSource } from './people-data-source.ts'
import { messages } from './person-messages.ts'
import styles from './person-panel.module.css'

/** Whether somebody may sign in. */
export function AccessForm({
  source,
  person,
}: {
  source: PeopleDataSource
  person: admin.AdminUser
}) {
  const words = messages[useLanguage().language]
  const [isAsking, setIsAsking] = useState(false)
  const isSuspended = person.status === 'suspended'
  return (
    <section className={styles.section}>
      <h3 className={styles.title}>{words.accessTitle}</h3>
      <p className={styles.small}>{isSuspended ? words.suspendedLine : words.accessLine}</p>
      <Button kind="secondary" onClick={() => setIsAsking(true)}>
        {isSuspended ? words.restore : words.suspend}
      </Button>
      <AccessDialog
        source={source}
        person={person}
        open={isAsking}
        onClose={() => setIsAsking(false)}
      />
    </section>
  )
}
