import type { creators } from '@wakeel/contract'
import { useState } from 'react'
import { useLanguage } from '../shell/language.tsx'
import { lazyDialog } from '../ui/lazy-dialog.tsx'
import { text } from './creator-text.ts'
import styles from './figure-cards.module.css'
import { type FigureName, figuresOf } from './figures.ts'

const FigureDialog = lazyDialog(async () => (await import('./figure-dialog.tsx')).FigureDialog)

/** What the agents come to, each figure a button that opens what it is made of. */
export function FigureCards({ stats, userId }: { stats: creators.CreatorStats; userId: string }) {
  const { language } = useLanguage()
  const words = text[language]
  const [opened, setOpened] = useState<FigureName>()
  const figures = figuresOf(stats, language)
  const shown = figures.find(({ name }) => name === opened)
  return (
    <section aria-label={words.figures}>
      <ul className={styles.cards}>
        {figures.map(({ name, label, value, note, trend }) => (
          <li key={name}>
            <button type="button" className={styles.card} aria-haspopup="dialog" onClick={() => setOpened(name)} {...FigureDialog.whenNear}>
              <span className={styles.label}>{label}</span>
              <span className={styles.value} data-trend={trend} data-none={value === undefined}>
                <bdi>{value ?? words.none}</bdi>
              </span>
              <span className={styles.note}>{note}</span>
              <span className="visually-hidden">, {words.open}</span>
            </button>
          </li>
        ))}
      </ul>
      <FigureDialog open={shown !== undefined} onClose={() => setOpened(undefined)} figure={shown} userId={userId} />
    </section>
  )
}
