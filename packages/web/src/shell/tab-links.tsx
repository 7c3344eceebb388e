import { Link, useLocation } from '@tanstack/react-router'
import { useLanguage } from '../language/language.tsx'
import { messages } from './messages.ts'
import { tabs } from './tabs.ts'

export function TabLinks({ className }: { className?: string }) {
  const path = useLocation({ select: (location) => location.pathname })
  const words = messages[useLanguage().language].tabs
  return (
    <ul className={className}>
      {tabs.map((tab) => (
        <li key={tab.name}>
          <Link
            to={tab.to}
            aria-current={tab.activeOn(path) ? 'page' : undefined}
            activeProps={noAttributes}
          >
            {words[tab.name]}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/* The router's own idea of an active link is a prefix; the rule is in tabs.ts. */
const noAttributes = () => ({
  className: undefined,
  'aria-current': undefined,
  'data-status': undefined,
})
