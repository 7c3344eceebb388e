import { useRef } from 'react'
import { formatNumber, useLanguage } from '../language/language.tsx'
import { AgentCombobox } from './agent-combobox.tsx'
import { AgentIcon } from './agent-icon.tsx'
import styles from './agent-picker.module.css'
import { messages } from './agents-messages.ts'
import type { ChosenAgent } from './chosen-agents.ts'
import { Icon } from './icon.tsx'

/** Agents of the store, chosen by searching for them; each stands above the field until it is removed. */
export function AgentPicker({
  label,
  chosen,
  max,
  onChange,
}: {
  label: string
  chosen: readonly ChosenAgent[]
  max: number
  onChange: (chosen: readonly ChosenAgent[]) => void
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const picker = useRef<HTMLFieldSetElement>(null)
  const isChosen = ({ slug }: ChosenAgent) => chosen.some((one) => one.slug === slug)
  const without = ({ slug }: ChosenAgent) => chosen.filter((one) => one.slug !== slug)
  const add = (agent: ChosenAgent) => {
    onChange([...chosen, agent])
    // With the last one the field goes, and the place in the form would go with it.
    if (chosen.length + 1 >= max) picker.current?.focus()
  }
  // With the chip the focus would go, and with it the place in the form.
  const remove = (agent: ChosenAgent) => {
    onChange(without(agent))
    picker.current?.focus()
  }
  return (
    <fieldset ref={picker} className={styles.picker} aria-label={label} tabIndex={-1}>
      {max === 1 && chosen.length > 0 && <span className={styles.label}>{label}</span>}
      {chosen.length > 0 && (
        <ul className={styles.chosen} aria-label={words.chosen}>
          {chosen.map((agent) => (
            <li key={agent.slug} className={styles.chip}>
              <AgentIcon app={agent} size={32} />
              <bdi className={styles.name}>{agent.name}</bdi>
              <button
                type="button"
                className={styles.remove}
                aria-label={words.remove(agent.name)}
                onClick={() => remove(agent)}
              >
                <Icon name="close" size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {chosen.length >= max ? (
        max > 1 && <p className={styles.note}>{words.max(formatNumber(max, language))}</p>
      ) : (
        <AgentCombobox
          label={label}
          isChosen={isChosen}
          onChoose={(agent) => (isChosen(agent) ? onChange(without(agent)) : add(agent))}
        />
      )}
    </fieldset>
  )
}
