import { useQuery } from '@tanstack/react-query'
import { Outlet, useLocation } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { storeQuery } from '../catalogue/queries.ts'
import { useLanguage } from '../language/language.tsx'
import { rare } from '../rare.ts'
import { record } from '../record.ts'
import { BottomTabBar } from './bottom-tab-bar.tsx'
import { Footer } from './footer.tsx'
import { messages } from './messages.ts'
import styles from './shell.module.css'
import { TopBar } from './top-bar.tsx'

const MissingPage = rare('MissingPage')

/** What stands around every page but signing in and up. */
export function Shell() {
  const words = messages[useLanguage().language]
  const path = useLocation({ select: (location) => location.pathname })
  const missing = useLocation({ select: ({ state }) => state.missing })
  useEffect(() => record('page_viewed', { path: path.slice(0, 120) }), [path])
  return (
    <>
      <button type="button" className={styles.skip} onClick={skipToContent}>
        {words.skip}
      </button>
      <InvestorBanner />
      <TopBar />
      <main id="page" className={styles.page} tabIndex={-1}>
        <Suspense>{missing && <MissingPage />}</Suspense>
        <Outlet />
      </main>
      <Footer />
      <BottomTabBar />
    </>
  )
}

/* A button, not a link: what stands after # in the address is the route. */
const skipToContent = () => document.getElementById('page')?.focus()

function InvestorBanner() {
  const words = messages[useLanguage().language]
  const store = useQuery(storeQuery())
  return store.data?.investor_demo ? <p className={styles.banner}>{words.investorBanner}</p> : null
}
