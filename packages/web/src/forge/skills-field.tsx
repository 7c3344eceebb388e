import { forge } from '@wakeel/contract'
import { useState } from 'react'
import { useLanguage } from '../language/language.tsx'
import { Fieldset } from '../ui/fieldset.tsx'
import { messages } from './editor-messages.ts'
import styles from './skills-field.module.css'
import { SkillsList } from './skills-list.tsx'

/** Which of the store's skills the agent works with: the chosen ones first, the others as they are searched for. */
export function SkillsField({
  chosen,
  onChange,
}: {
  chosen: readonly string[]
  onChange: (skills: string[]) => void
}) {
  const words = messages[useLanguage().language]
  // The order is that of the beginning: what was just ticked must not jump away from under the finger.
  const [first] = useState(chosen)
  return (
    <Fieldset label={words.skills}>
      <p className={styles.small} role="status">
        {words.skillsLine(chosen.length, forge.MAX_LIST.skills)}
      </p>
      <SkillsList first={first}>
        {({ name, title, description }) => {
          const isChosen = chosen.includes(name)
          return (
            <label className={styles.choice}>
              <input
                type="checkbox"
                checked={isChosen}
                disabled={!isChosen && chosen.length >= forge.MAX_LIST.skills}
                onChange={() =>
                  onChange(isChosen ? chosen.filter((one) => one !== name) : [...chosen, name])
                }
              />
              <span>
                <span className={styles.name}>{title}</span>
                <span className={styles.small}>{description}</span>
              </span>
            </label>
          )
        }}
      </SkillsList>
    </Fieldset>
  )
}
