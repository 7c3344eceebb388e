import { useState } from 'react'
import { useLanguage } from '../language/language.tsx'
import styles from './skills-field.module.css'
import { SkillsList } from './skills-list.tsx'
import { messages } from './skills-messages.ts'

/** What an agent that is made here can do: the store's skills. It opens when it is needed, and stays open while the idea is rewritten. */
export function SkillsGuide({ isNeeded }: { isNeeded: boolean }) {
  const words = messages[useLanguage().language]
  const [isOpen, setOpen] = useState(isNeeded)
  const [wasNeeded, setWasNeeded] = useState(isNeeded)
  if (isNeeded !== wasNeeded) {
    setWasNeeded(isNeeded)
    if (isNeeded) setOpen(true)
  }
  return (
    <details
      className={styles.guide}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{words.guide}</summary>
      {isOpen && (
        <div className={styles.listed}>
          <SkillsList>
            {({ title, description }) => (
              <p className={styles.skill}>
                <span className={styles.name}>{title}</span>
                <span className={styles.small}>{description}</span>
              </p>
            )}
          </SkillsList>
        </div>
      )}
    </details>
  )
}
