import { useQueryClient } from '@tanstack/react-query'
import { forge } from '@wakeel/contract'
import { useEffect, useRef, useState } from 'react'
import { stream } from '../event-stream.ts'
import { useLanguage } from '../language/language.tsx'
import { refreshSession } from '../session/session.ts'
import { alertUser } from '../ui/toast.tsx'
import { forgeFailure } from './forge-failure.ts'
import { messages } from './publish-messages.ts'
import { agentQuery, forgetAgents } from './queries.ts'

export type CheckedPrompt = Extract<forge.PublishEvent, { type: 'prompt' }>

/** The checks as far as they have come. */
export interface Checking {
  running: forge.CheckName | undefined
  ended: readonly forge.Check[]
  prompts: readonly CheckedPrompt[]
}

const begun: Checking = { running: undefined, ended: [], prompts: [] }

function after({ running, ended, prompts }: Checking, event: forge.PublishEvent): Checking {
  if (event.type === 'check_started') return { running: event.name, ended, prompts }
  if (event.type === 'prompt') return { running, ended, prompts: [...prompts, event] }
  return {
    running: running === event.check.name ? undefined : running,
    ended: [...ended, event.check],
    prompts,
  }
}

/** Publishes an agent and tells what is being checked as it happens. `onPublished` gets the agent's address in the store. */
export function usePublish(userId: string, id: string, onPublished: (slug: string) => void) {
  const { language } = useLanguage()
  const words = messages[language]
  const queryClient = useQueryClient()
  const [checking, setChecking] = useState<Checking>()
  const current = useRef<AbortController>(undefined)
  useEffect(() => () => current.current?.abort(), [])

  const publish = async () => {
    if (current.current) return
    const controller = new AbortController()
    current.current = controller
    setChecking(begun)
    const hear = (event: forge.PublishEvent) =>
      setChecking((before = begun) => after(before, event))
    try {
      const { status, slug } = await stream(
        forge.routes.publishAgent,
        { app_id: id, publish: true },
        hear,
        { signal: controller.signal },
      )
      forgetAgents(queryClient)
      // The first publication makes a creator of whoever published.
      void refreshSession()
      if (status === 'published') {
        alertUser(words.published)
        onPublished(slug)
      }
    } catch (error) {
      if (!controller.signal.aborted)
        alertUser(words.failed(forgeFailure(error, language)), 'danger')
    } finally {
      current.current = undefined
      await queryClient.invalidateQueries({ queryKey: agentQuery(userId, id).queryKey })
      setChecking(undefined)
    }
  }

  return { checking, publish: () => void publish(), stop: () => current.current?.abort() }
}
