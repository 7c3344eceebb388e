import type { ReactNode } from 'react'
import { useLanguage } from '../language/language.tsx'
import styles from './chips.module.css'
import fading from './fading-row.module.css'
import { messages } from './messages.ts'

export interface Chip<Value extends string> {
  value: Value
  label: ReactNode
  count?: string
}

/** One choice of a few, all in sight: radio buttons that look like chips, so arrow keys and screen readers know them. */
export function ChipGroup<Value extends string>(props: {
  name: string
  label: string
  chips: readonly Chip<Value>[]
  chosen: Value
  onChoose: (value: Value) => void
}) {
  return (
    <fieldset className={`${styles.group} ${fading.fading}`}>
      <legend className="visually-hidden">{props.label}</legend>
      {props.chips.map((chip) => (
        <label key={chip.value} className={styles.chip}>
          <input
            type="radio"
            className="visually-hidden"
            name={props.name}
            value={chip.value}
            checked={chip.value === props.chosen}
            onChange={() => props.onChoose(chip.value)}
          />
          {chip.label}{' '}
          {chip.count !== undefined && <span className={styles.count}>{chip.count}</span>}
        </label>
      ))}
    </fieldset>
  )
}

/** Prompts to pick from. Each shows its first line; how much text follows is said, the text itself appears where it is put. */
export function PromptChips({
  label,
  prompts,
  onPick,
}: {
  label: string
  prompts: readonly string[]
  onPick: (prompt: string) => void
}) {
  const words = messages[useLanguage().language]
  return (
    <ul className={styles.prompts} aria-label={label}>
      {prompts.map((prompt) => {
        const [first, ...rest] = prompt.split('\n').filter((line) => line.trim() !== '')
        return (
          <li key={prompt}>
            <button
              type="button"
              className={styles.chip}
              onClick={() => onPick(prompt)}
              title={prompt}
            >
              <bdi className={styles.clipped}>{first}</bdi>
              {rest.length > 0 && (
                <>
                  {' '}
                  <span className={styles.count}>{words.moreLines(rest.length)}</span>
                </>
              )}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
