import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useLanguage } from '../language/language.tsx'
import { ArrowLink } from '../ui/arrow-link.tsx'
import { Button } from '../ui/button.tsx'
import { alertUser } from '../ui/toast.tsx'
import { AuthorisePanel } from './authorise-panel.tsx'
import { ConnectForm } from './connect-form.tsx'
import { messages } from './connect-messages.ts'
import { connectionFailure, failedWith } from './connection-failure.ts'
import styles from './connections.module.css'
import { DescriptionCard } from './description-card.tsx'
import { blankDraft, toRequest } from './draft.ts'
import { useCreateConnection, useLook } from './queries.ts'
import { firstTools, ToolChoice } from './tool-choice.tsx'

/** The other end is looked at, shown, and saved. */
export function NewConnection({
  userId,
  tools,
  onTools,
}: {
  userId: string
  /** Undefined: none was chosen yet. */
  tools: string[] | undefined
  onTools: (tools: string[] | undefined) => void
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const navigate = useNavigate()
  const [draft, setDraft] = useState(blankDraft)
  const look = useLook()
  const create = useCreateConnection(userId)
  const found = look.data

  const save = () => {
    const request = toRequest({ ...draft, model: draft.model || (found?.models[0] ?? '') })
    if (!request) return
    create.mutate(request, {
      onSuccess: ({ id }) => {
        alertUser(words.saved)
        void navigate({ to: '/create/connect', search: { connection: id }, replace: true })
      },
      onError: (error) => alertUser(connectionFailure(error, language), 'danger'),
    })
  }

  return (
    <>
      <ConnectForm
        draft={draft}
        look={look}
        onChange={(next) => {
          setDraft(next)
          onTools(undefined)
        }}
      />
      {failedWith(look.error, 'connections.authorisation_needed') && (
        <AuthorisePanel key={draft.address} place={{ address: draft.address.trim() }} />
      )}
      {found ? (
        <DescriptionCard kind={draft.kind} description={found}>
          {draft.kind === 'mcp' && (
            <ToolChoice
              tools={found.tools}
              chosen={tools ?? firstTools(found.tools)}
              onChange={onTools}
            />
          )}
          <div className={styles.buttons}>
            <Button onClick={save} disabled={create.isPending}>
              {create.isPending ? words.saving : words.save}
            </Button>
          </div>
        </DescriptionCard>
      ) : (
        <p className={styles.small}>
          {words.other} <ArrowLink to="/create">{words.toForge}</ArrowLink>
        </p>
      )}
    </>
  )
}
