import type { Language } from '@wakeel/contract'
import { useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Fieldset } from '../ui/fieldset.tsx'
import { Icon } from '../ui/icon.tsx'
import { messages } from './editor-messages.ts'
import styles from './editor-page.module.css'

/** A short list of lines, each in a field of its own. */
export function LinesField(props: {
  label: string
  lang: Language
  lines: readonly string[]
  max: number
  longest: number
  onChange: (lines: string[]) => void
}) {
  const { lines, onChange } = props
  const words = messages[useLanguage().language]
  return (
    <Fieldset label={props.label}>
      <ul className={styles.lines}>
        {lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is what is written in it; only its place stays while it is written
          <li key={place}>
            <TextField
              label={words.line(place + 1)}
              labelHidden
              lang={props.lang}
              value={line}
              maxLength={props.longest}
              onChange={(event) => onChange(lines.with(place, event.target.value))}
            />
            <Button
              kind="quiet"
              className={styles.square}
              aria-label={words.removeLine(line || words.line(place + 1))}
              onClick={() => onChange(lines.toSpliced(place, 1))}
            >
              <Icon name="close" size={16} />
            </Button>
          </li>
        ))}
      </ul>
      {lines.length < props.max && (
        <Button
          kind="secondary"
          size="small"
          className={styles.begin}
          onClick={() => onChange([...lines, ''])}
        >
          <Icon name="plus" size={16} /> {words.add}{' '}
          <span className="visually-hidden">{props.label}</span>
        </Button>
      )}
    </Fieldset>
  )
}
