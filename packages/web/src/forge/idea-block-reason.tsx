import type { ApiError } from '../api.ts'
import { useLanguage } from '../language/language.tsx'
import { LinkButton } from '../ui/button.tsx'
import { InlineAlert } from '../ui/state.tsx'
import { forgeFailure } from './forge-failure.ts'
import { messages } from './forge-messages.ts'
import styles from './forge-page.module.css'
import { useInSight } from './use-in-sight.ts'

/** Says at the idea why it goes no further, and where else there is a way. */
export function IdeaBlockReason({ error }: { error: ApiError }) {
  const { language } = useLanguage()
  const words = messages[language]
  const place = useInSight()
  return (
    <section ref={place} className={styles.refusal}>
      <InlineAlert
        tone="danger"
        action={
          error.code === 'forge.too_many_agents' ? (
            <LinkButton to="/creator" kind="secondary" size="small">
              {words.toAgents}
            </LinkButton>
          ) : (
            error.code === 'forge.no_skill_fits' && (
              <LinkButton to="/create/connect" kind="secondary" size="small">
                {words.connectLink}
              </LinkButton>
            )
          )
        }
      >
        {forgeFailure(error, language)}
      </InlineAlert>
    </section>
  )
}
