import { forge, type Language } from '@wakeel/contract'
import { RunResult } from '../answers/run-result.tsx'
import { useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/field.tsx'
import { Fieldset } from '../ui/fieldset.tsx'
import { Icon } from '../ui/icon.tsx'
import { messages } from './editor-messages.ts'
import styles from './editor-page.module.css'
import { usePreviewAgent } from './queries.ts'

/** The demo prompts of one language: written, put in order, and tried with what was saved last. */
export function PromptsField(props: {
  id: string
  lang: Language
  prompts: readonly string[]
  onChange: (prompts: string[]) => void
}) {
  const { prompts, onChange } = props
  const words = messages[useLanguage().language]
  const { run, start, cancel } = usePreviewAgent(props.id)
  const tried = run.status === 'idle' ? undefined : run.input
  const isRunning = run.status === 'running'
  const swap = (place: number, other: number) =>
    onChange(prompts.with(place, prompts[other]!).with(other, prompts[place]!))

  return (
    <Fieldset label={words.prompts}>
      <p className={styles.small}>
        {words.promptsLine} {words.tryAll}
      </p>
      <ol className={styles.prompts}>
        {prompts.map((prompt, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a prompt is what is written in it; only its place stays while it is written
          <li key={place} className={styles.prompt}>
            <TextArea
              label={words.prompt(place + 1)}
              rows={2}
              lang={props.lang}
              value={prompt}
              maxLength={forge.MAX_TEXT.prompt}
              onChange={(event) => onChange(prompts.with(place, event.target.value))}
            />
            <PromptButtons
              name={words.prompt(place + 1)}
              isFirst={place === 0}
              isLast={place === prompts.length - 1}
              onTry={
                isRunning || prompt.trim() === ''
                  ? undefined
                  : () => void start(prompt.trim(), { after: 0 })
              }
              onStop={isRunning && tried === prompt.trim() ? cancel : undefined}
              onMove={(by) => swap(place, place + by)}
              onRemove={() => onChange(prompts.toSpliced(place, 1))}
            />
            {tried !== undefined && tried === prompt.trim() && (
              <RunResult
                run={run}
                onAgain={(input) => void start(input, { after: 0 })}
                words={{
                  failed: words.runFailed,
                  failedFallback: words.runFailedFallback,
                  kept: words.runKept,
                }}
              />
            )}
          </li>
        ))}
      </ol>
      {prompts.length < forge.MAX_LIST.demo_prompts ? (
        <Button
          kind="secondary"
          size="small"
          className={styles.begin}
          onClick={() => onChange([...prompts, ''])}
        >
          <Icon name="plus" size={16} /> {words.addPrompt}
        </Button>
      ) : (
        <p className={styles.small}>{words.maxPrompts(forge.MAX_LIST.demo_prompts)}</p>
      )}
    </Fieldset>
  )
}

function PromptButtons(props: {
  name: string
  isFirst: boolean
  isLast: boolean
  /** Undefined while it cannot be tried. */
  onTry: (() => void) | undefined
  /** Undefined while it is not being tried. */
  onStop: (() => void) | undefined
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}) {
  const { name } = props
  const words = messages[useLanguage().language]
  return (
    <div className={styles.buttons}>
      <Button kind="secondary" size="small" disabled={!props.onTry} onClick={props.onTry}>
        {words.try} <span className="visually-hidden">{name}</span>
      </Button>
      {props.onStop && (
        <Button kind="secondary" size="small" onClick={props.onStop}>
          {words.stop}
        </Button>
      )}
      <span className={styles.apart} />
      <Button
        kind="quiet"
        size="small"
        className={styles.square}
        aria-label={words.moveUp(name)}
        disabled={props.isFirst}
        onClick={() => props.onMove(-1)}
      >
        <Icon name="up" size={16} />
      </Button>
      <Button
        kind="quiet"
        size="small"
        className={styles.square}
        aria-label={words.moveDown(name)}
        disabled={props.isLast}
        onClick={() => props.onMove(1)}
      >
        <Icon name="down" size={16} />
      </Button>
      <Button
        kind="quiet"
        size="small"
        className={styles.square}
        aria-label={words.removeLine(name)}
        onClick={props.onRemove}
      >
        <Icon name="close" size={16} />
      </Button>
    </div>
  )
}
