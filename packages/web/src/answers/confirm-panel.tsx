import type { runs } from '@wakeel/contract'
import { useEffect, useId, useRef, useState } from 'react'
import { formatDate, useLanguage } from '../language/language.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Fieldset } from '../ui/fieldset.tsx'
import { ArgumentField } from './confirm-argument.tsx'
import { toArguments, toDraft } from './confirm-draft.ts'
import { messages } from './confirm-messages.ts'
import styles from './confirm-panel.module.css'

/**
 * A tool call that an agent wants to make: which tool, what it does, and every argument, to be edited. It is made with what stands in
 * the fields when the button is pressed, and never by a key in one of them.
 */
export function ConfirmPanel({
  request,
  onConfirm,
}: {
  request: runs.ConfirmationRequest
  /** Undefined while nothing may be run. */
  onConfirm: ((confirmation: runs.Confirmation) => void) | undefined
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const fields = useRef<HTMLDivElement>(null)
  const [draft, setDraft] = useState(() => toDraft(request.arguments))
  const [isTried, setTried] = useState(false)
  const [isDropped, setDropped] = useState(false)
  const { tool, host, arguments: proposed } = request

  // Whoever asked by keyboard goes on from here.
  useEffect(() => title.current?.focus(), [])
  // The first field that is not right is where to go on.
  useEffect(() => {
    if (isTried) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [isTried])

  if (isDropped)
    return (
      <p className={styles.small} role="status">
        {words.dropped}
      </p>
    )

  const confirm = () => {
    const given = toArguments(proposed, draft)
    setTried(given === undefined)
    if (given) onConfirm?.({ id: request.id, arguments: given })
  }

  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId} ref={title} tabIndex={-1} className={styles.title}>
          {words.title}
        </h2>
        <p className={styles.line}>{words.line}</p>
      </div>
      <ToolDescription tool={tool} host={host} />
      {proposed.length > 0 ? (
        <div ref={fields}>
          <Fieldset label={words.arguments}>
            {proposed.map((argument) => (
              <ArgumentField
                key={argument.name}
                argument={argument}
                value={draft[argument.name] ?? ''}
                isTried={isTried}
                onChange={(value) => setDraft({ ...draft, [argument.name]: value })}
              />
            ))}
          </Fieldset>
        </div>
      ) : (
        <p className={styles.line}>{words.noArguments}</p>
      )}
      <div className={styles.actions}>
        <Button onClick={confirm} disabled={!onConfirm}>
          {words.confirm}
        </Button>
        <Button kind="secondary" onClick={() => setDropped(true)}>
          {words.cancel}
        </Button>
        <span className={styles.small}>
          {words.until(
            formatDate(request.expires_at, language, { hour: 'numeric', minute: '2-digit' }),
          )}
        </span>
      </div>
    </section>
  )
}

/** Which tool it is and what it does to what stands there. */
function ToolDescription({ tool, host }: Pick<runs.ConfirmationRequest, 'tool' | 'host'>) {
  const words = messages[useLanguage().language]
  return (
    <div className={styles.tool}>
      <h3>
        <bdi>{tool.title}</bdi>
      </h3>
      <p className={styles.badges}>
        <Badge
          tone={tool.effect === 'additive' || tool.effect === 'read_only' ? 'warn' : 'danger'}
          icon="warning"
        >
          {words.effects[tool.effect]}
        </Badge>
        {tool.is_open_world && <Badge tone="warn">{words.openWorld}</Badge>}
      </p>
      {tool.description && (
        <p className={styles.line}>
          <bdi>{tool.description}</bdi>
        </p>
      )}
      <p className={styles.small}>
        {tool.name !== tool.title && (
          <>
            <bdi dir="ltr">{tool.name}</bdi> ·{' '}
          </>
        )}
        {words.where(`\u2066${host}\u2069`)}
      </p>
    </div>
  )
}
