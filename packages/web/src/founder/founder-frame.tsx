import type { ReactNode } from 'react'
import { useLanguage } from '../language/language.tsx'
import { useTitle } from '../shell/title.ts'
import { ShowcaseNote } from '../showcase/showcase-note.tsx'
import { ScreenLinks } from './boards/screen-links.tsx'
import styles from './founder-frame.module.css'
import { FounderHead } from './founder-head.tsx'
import { messages } from './frame-messages.ts'
import { useIsFounder } from './use-founder.ts'

/** What stands around both dashboards of the founder: the way to the other screens, whether the data is live, and the controls. */
export function FounderFrame(props: {
  screen: 'dashboard' | 'sovereign'
  isShowcase: boolean
  controls?: ReactNode
  children: ReactNode
}) {
  const words = messages[useLanguage().language]
  const isFounder = useIsFounder()
  const { title, line } = words[props.screen]
  useTitle(title)
  return (
    <div className={styles.page}>
      <ScreenLinks open={props.screen} />
      <FounderHead title={title} line={line} isShowcase={props.isShowcase}>
        {props.controls}
      </FounderHead>
      {props.isShowcase && isFounder === false && <ShowcaseNote of="founder" />}
      {props.children}
    </div>
  )
}
