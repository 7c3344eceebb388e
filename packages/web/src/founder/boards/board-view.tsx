import { useMemo, useState } from 'react'
import { useLanguage } from '../../language/language.tsx'
import { useTicker } from '../../showcase/ticker.ts'
import { FounderHead } from '../founder-head.tsx'
import type { Board } from './board.ts'
import styles from './board-page.module.css'
import { BoardSection } from './board-section.tsx'
import { LiveSwitch } from './live-switch.tsx'
import { OpenBoard } from './metric-context.tsx'
import { createMetrics } from './metrics.ts'
import { RelatedScreens } from './related-screens.tsx'

/** A board with its metrics ticking. */
export function BoardView({ board }: { board: Board }) {
  const { language } = useLanguage()
  const open = useMemo(() => ({ board, metrics: createMetrics(board) }), [board])
  const [isLive, setLive] = useState(true)
  useTicker(board.intervalMs, open.metrics.tick, { isOn: isLive })
  return (
    <OpenBoard value={open}>
      <FounderHead title={board.title[language]} line={board.tagline[language]} isShowcase>
        <LiveSwitch isLive={isLive} onSwitch={setLive} />
      </FounderHead>
      <div className={styles.sections}>
        {board.sections.map((section) => (
          <BoardSection key={section.title.en} section={section} />
        ))}
      </div>
      <RelatedScreens links={board.links} />
    </OpenBoard>
  )
}
