import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useLanguage } from '../language/language.tsx'
import { Icon } from '../ui/icon.tsx'
import { messages } from './founder-messages.ts'
import styles from './link-tiles.module.css'

const screens = {
  people: { to: '/admin/users' },
  trust: { to: '/admin/trust' },
  payments: { to: '/admin/payments' },
  payouts: { to: '/admin/payments', search: { tab: 'payouts' } },
  analytics: { to: '/admin/analytics' },
  audit: { to: '/admin/audit' },
  moderation: { to: '/legal/moderation' },
  sovereign: { to: '/founder/sovereign' },
  business: { to: '/founder/business' },
} as const
export type TileName = keyof typeof screens

/** The ways from a dashboard to the screens where something can be done. */
export function LinkTiles({ title, tiles }: { title: string; tiles: readonly TileName[] }) {
  const words = messages[useLanguage().language].tiles
  const id = useId()
  return (
    <nav className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.tiles}>
        {tiles.map((name) => (
          <li key={name}>
            <Link className={styles.tile} {...screens[name]}>
              <span className={styles.name}>
                {words[name].title} <Icon name="forward" size={16} flips />
              </span>
              <span className={styles.line}>{words[name].line}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
