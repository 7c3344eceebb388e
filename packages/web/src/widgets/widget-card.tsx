import type { widgets } from '@wakeel/contract'
import { type ReactNode, useState } from 'react'
import { errorMessage } from '../language/errors.ts'
import { formatDate, useLanguage } from '../language/language.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { CapUsed } from '../ui/cap-used.tsx'
import { Card } from '../ui/card.tsx'
import { InlineAlert } from '../ui/state.tsx'
import { alertUser } from '../ui/toast.tsx'
import { messages } from './messages.ts'
import { Preview } from './preview.tsx'
import { api, useWidgetAction } from './queries.ts'
import { Snippet } from './snippet.tsx'
import styles from './widgets.module.css'

export type WidgetAction = 'edit' | 'delete'
type Part = 'preview' | 'usage'

/** One widget: where it stands, its line, what visitors used of it, and what can be done with it. */
export function WidgetCard({
  widget,
  isOwn,
  usage,
  onAsk,
}: {
  widget: widgets.Widget
  isOwn: boolean
  /** What it used on each of the last days. */
  usage: ReactNode
  onAsk: (action: WidgetAction) => void
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const [open, setOpen] = useState<Part>()
  const isListed = widget.agent.is_listed
  const isAnswering = isListed && !widget.is_paused
  const isOpen = (part: Part) => open === part && (part === 'usage' || isAnswering)
  const toggle = (part: Part, label: string, hide: string) => (
    <Button
      kind="secondary"
      size="small"
      aria-expanded={isOpen(part)}
      aria-label={words.which(isOpen(part) ? hide : label, widget.name)}
      onClick={() => setOpen(isOpen(part) ? undefined : part)}
    >
      {isOpen(part) ? hide : label}
    </Button>
  )
  const action = (name: WidgetAction) => (
    <Button
      kind="secondary"
      size="small"
      aria-label={words.which(words[name], widget.name)}
      onClick={() => onAsk(name)}
    >
      {words[name]}
    </Button>
  )
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <h3 className={styles.name}>
          <bdi>{widget.name}</bdi>
        </h3>
        {isListed ? (
          <Badge tone={widget.is_paused ? 'neutral' : 'accent'}>
            {widget.is_paused ? words.paused : words.active}
          </Badge>
        ) : (
          <Badge tone="warn">{words.notListed}</Badge>
        )}
      </div>
      {!isListed && <InlineAlert>{words.notListedText}</InlineAlert>}
      <p className={styles.small}>
        {words.for(widget.agent.name[language])} · <bdi>{widget.origins.join(' · ')}</bdi>
      </p>
      <p className={styles.small}>{datesInWords().join(' · ')}</p>
      <CapUsed used={widget.used} cap={widget.cap} />
      <Snippet id={widget.id} />
      <div className={styles.buttons}>
        {isAnswering && toggle('preview', words.preview, words.hidePreview)}
        {isOwn && toggle('usage', words.usage, words.hideUsage)}
        {isOwn && action('edit')}
        {isOwn && <PauseButton widget={widget} />}
        {action('delete')}
      </div>
      {isOpen('preview') && <Preview widget={widget} />}
      {isOpen('usage') && usage}
    </Card>
  )

  function datesInWords(): string[] {
    const { created_at, last_used_at, by } = widget
    const day = (time: string) => formatDate(time, language)
    return [
      ...(isOwn ? [] : [words.by(by.name)]),
      words.created(day(created_at)),
      last_used_at ? words.lastUsed(day(last_used_at)) : words.neverUsed,
    ]
  }
}

function PauseButton({ widget: { id, name, is_paused } }: { widget: widgets.Widget }) {
  const { language } = useLanguage()
  const words = messages[language]
  const update = useWidgetAction(api.updateWidget, () => alertUser(words.changed))
  const label = is_paused ? words.resume : words.pause
  return (
    <Button
      kind="secondary"
      size="small"
      aria-label={words.which(label, name)}
      disabled={update.isPending}
      onClick={() =>
        update.mutate(
          { id, is_paused: !is_paused },
          { onError: (error) => alertUser(errorMessage(error, language), 'danger') },
        )
      }
    >
      {label}
    </Button>
  )
}
