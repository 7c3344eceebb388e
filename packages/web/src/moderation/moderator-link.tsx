import { useNavigate } from '@tanstack/react-router'
import type { catalogue } from '@wakeel/contract'
import { useState } from 'react'
import { useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { messages } from './reports-messages.ts'
import { TakeDownDialog } from './take-down-dialog.tsx'
import { useTrustDataSource } from './trust-data-source.ts'

/** For a moderator, on the page of any agent: takes it out of the store without waiting for a report. */
export function ModeratorLink({ app }: { app: catalogue.App }) {
  const words = messages[useLanguage().language]
  const source = useTrustDataSource()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  if (source.status === 'loading' || !source.isLive) return null
  return (
    <>
      <Button kind="quiet" size="small" onClick={() => setOpen(true)}>
        {words.takeDown}
      </Button>
      <TakeDownDialog
        source={source}
        app={app}
        usual="other"
        open={isOpen}
        onClose={() => setOpen(false)}
        onDone={() => void navigate({ to: '/admin/trust', search: { tab: 'takedowns' } })}
      />
    </>
  )
}
