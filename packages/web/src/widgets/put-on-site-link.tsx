import { useLanguage } from '../language/language.tsx'
import { LinkButton } from '../ui/button.tsx'

// The words of widgets arrive with the tab.
const text = { en: 'Put it on your site', ar: 'ضعه في موقعك' }

/** The way from an agent’s page to a widget of it. */
export function PutOnSiteLink({ slug }: { slug: string }) {
  const { language } = useLanguage()
  return (
    <LinkButton kind="quiet" size="small" to="/account" search={{ tab: 'widgets', agent: slug }}>
      {text[language]}
    </LinkButton>
  )
}
