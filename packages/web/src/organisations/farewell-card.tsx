import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ConfirmDialog } from '../ui/dialog.tsx'
import { alertUser } from '../ui/toast.tsx'
import type { InOrganisation } from './in-organisation.ts'
import styles from './organisation-page.module.css'
import { api } from './queries.ts'
import { messages } from './settings-messages.ts'
import { useFarewell } from './use-action.ts'

/** The owner ends the organisation, everybody else leaves it. */
export function FarewellCard({ organisation: { id, name, role }, userId }: InOrganisation) {
  const all = messages[useLanguage().language]
  const words = role === 'owner' ? all.dissolve : all.leave
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const farewell = useFarewell(
    id,
    () =>
      role === 'owner' ? api.dissolveOrganisation({ id }) : api.removeMember({ id, user: userId }),
    () => {
      alertUser(words.done(name))
      void navigate({ to: '/organisations', search: {}, replace: true })
    },
  )
  return (
    <Card className={styles.card}>
      <div>
        <h2 className={styles.title}>{words.title}</h2>
        <p className={styles.small}>{words.line}</p>
      </div>
      <div>
        <Button kind="danger" onClick={() => setAsking(true)}>
          {words.action}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={words.question(name)}
        description={words.line}
        confirm={words.action}
        cancel={all.cancel}
        busy={farewell.isPending}
        onConfirm={() => farewell.mutate()}
      />
    </Card>
  )
}
