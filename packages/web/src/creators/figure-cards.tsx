import type { creators } from '@wakeel/contract'
import { useState } from 'react'
import { useLanguage } from '../language/language.tsx'
import { FigureButton } from '../ui/figure-button.tsx'
import { lazyDialog } from '../ui/lazy-dialog.tsx'
import { messages } from './creator-messages.ts'
import styles from './figure-cards.module.css'
import { type FigureName, figuresOf } from './figures.ts'

const FigureDialog = lazyDialog(async () => (await import('./figure-dialog.tsx')).FigureDialog)

/** What the agents come to, each figure a button that opens what it is made of. */
export function FigureCards({ stats, userId }: { stats: creators.CreatorStats; userId: string }) {
  const { language } = useLanguage()
  const words = messages[language]
  const [opened, setOpened] = useState<FigureName>()
  const figures = figuresOf(stats, language)
  const shown = figures.find(({ name }) => name === opened)
  return (
    <section aria-label={words.figures}>
      <ul className={styles.cards}>
        {figures.map(({ name, label, value, note, trend }) => (
          <li key={name}>
            <FigureButton
              label={label}
              note={note}
              opens={words.open}
              onClick={() => setOpened(name)}
              {...FigureDialog.whenNear}
            >
              <span className={styles.value} data-trend={trend} data-none={value === undefined}>
                <bdi>{value ?? words.none}</bdi>
              </span>
            </FigureButton>
          </li>
        ))}
      </ul>
      <FigureDialog
        open={shown !== undefined}
        onClose={() => setOpened(undefined)}
        figure={shown}
        userId={userId}
      />
    </section>
  )
}
