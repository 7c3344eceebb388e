import { useQuery } from '@tanstack/react-query'
import type { widgets } from '@wakeel/contract'
import { type ReactNode, useState } from 'react'
import { useLanguage } from '../language/language.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import type { ChosenAgent } from '../ui/chosen-agents.ts'
import { LoadFailed, Waiting } from '../ui/load-state.tsx'
import { EmptyState } from '../ui/state.tsx'
import { messages } from './messages.ts'
import { widgetsQuery } from './queries.ts'
import { type WidgetAction, WidgetCard } from './widget-card.tsx'
import { DeleteWidgetDialog, EditWidgetDialog, NewWidgetDialog } from './widget-dialogs.tsx'
import styles from './widgets.module.css'

type Requested = { action: 'create' } | { action: WidgetAction; widget: widgets.Widget }

interface Props {
  userId: string
  organisation?: string
  /** The one to make a widget for, where somebody came from its page. */
  agent?: ChosenAgent | undefined
  /** What the widget of this id used on each of the last days. */
  usage: (id: string) => ReactNode
}

/** The widgets of a person, or of an organisation whose owner pays for what their visitors ask. */
export function WidgetsTab({ agent, organisation, ...props }: Props) {
  const words = messages[useLanguage().language]
  const [requested, setRequested] = useState<Requested | undefined>(
    agent === undefined ? undefined : { action: 'create' },
  )
  const close = () => setRequested(undefined)
  return (
    <section className={styles.tab}>
      <div className={styles.top}>
        <div>
          <h2>{words.title}</h2>
          <p className={styles.small}>{organisation ? words.ofOrganisation : words.line}</p>
        </div>
        <div className={styles.buttons}>
          <LinkButton kind="secondary" to="/developers">
            {words.docs}
          </LinkButton>
          <Button onClick={() => setRequested({ action: 'create' })}>{words.create}</Button>
        </div>
      </div>
      <Widgets
        {...props}
        organisation={organisation}
        onAsk={(action, widget) => setRequested({ action, widget })}
      />
      {requested?.action === 'create' && (
        <NewWidgetDialog organisation={organisation} agent={agent} onClose={close} />
      )}
      {requested?.action === 'edit' && (
        <EditWidgetDialog widget={requested.widget} onClose={close} />
      )}
      {requested?.action === 'delete' && (
        <DeleteWidgetDialog widget={requested.widget} onClose={close} />
      )}
    </section>
  )
}

function Widgets({
  userId,
  organisation,
  usage,
  onAsk,
}: Pick<Props, 'userId' | 'usage'> & {
  organisation: string | undefined
  onAsk: (action: WidgetAction, widget: widgets.Widget) => void
}) {
  const words = messages[useLanguage().language]
  const query = useQuery(widgetsQuery(userId, organisation))
  if (query.isPending) return <Waiting />
  if (query.isLoadingError) return <LoadFailed onRetry={() => void query.refetch()} />
  if (query.data.length === 0) return <EmptyState title={words.none}>{words.noneText}</EmptyState>
  return (
    <ul className={styles.list} aria-label={words.title}>
      {query.data.map((widget) => (
        <li key={widget.id}>
          <WidgetCard
            widget={widget}
            isOwn={widget.by.id === userId}
            usage={usage(widget.id)}
            onAsk={(action) => onAsk(action, widget)}
          />
        </li>
      ))}
    </ul>
  )
}
