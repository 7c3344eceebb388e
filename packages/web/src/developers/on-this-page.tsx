import { Link, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useLanguage } from '../language/language.tsx'
import styles from './developers.module.css'
import { messages } from './messages.ts'
import { sectionIds, sectionNames } from './sections.ts'

/** The parts of the page; beside them where there is room. */
export function OnThisPage() {
  const { language } = useLanguage()
  const part = useRouterState({ select: ({ location }) => location.hash })
  // The router looks for the part that an address names before this page, which has a file of its own, has come.
  useEffect(() => {
    if (scrollY === 0) document.getElementById(part)?.scrollIntoView()
  }, [part])
  return (
    <nav className={styles.contents} aria-labelledby="on-this-page">
      <h2 id="on-this-page">{messages[language].onThisPage}</h2>
      <ul>
        {sectionIds.map((id) => (
          <li key={id}>
            <Link to="/developers" hash={id} activeOptions={{ includeHash: true, exact: true }}>
              {sectionNames[language][id]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
