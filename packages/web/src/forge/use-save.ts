import { useQueryClient } from '@tanstack/react-query'
import type { forge } from '@wakeel/contract'
import { useState } from 'react'
import { ApiError } from '../api.ts'
import { useLanguage } from '../language/language.tsx'
import { alertUser } from '../ui/toast.tsx'
import { messages } from './editor-messages.ts'
import { forgeFailure } from './forge-failure.ts'
import { agentQuery, useSaveAgent } from './queries.ts'
import { tidy, type useEditedContent } from './use-edited-content.ts'

/** Saves what is edited, and finds a way on when it was saved elsewhere meanwhile. */
export function useSave(userId: string, id: string, edited: ReturnType<typeof useEditedContent>) {
  const { language } = useLanguage()
  const words = messages[language]
  const queryClient = useQueryClient()
  const save = useSaveAgent(userId, id)
  const [isConflict, setConflict] = useState(false)
  const [setAside, setSetAside] = useState<forge.AgentContent>()
  const [isLooking, setLooking] = useState(false)

  /** Whether it was saved; what stands in the way has been said when it was not. */
  const attempt = async (revision: number): Promise<boolean> => {
    const content = tidy(edited.content)
    try {
      const agent = await save.mutateAsync({ revision, content })
      if (agent) edited.saved(agent, content)
      setConflict(false)
      setSetAside(undefined)
      return true
    } catch (error) {
      if (error instanceof ApiError && error.code === 'forge.edited_meanwhile') setConflict(true)
      else alertUser(words.saveFailed(forgeFailure(error, language)), 'danger')
      return false
    }
  }

  /** The agent as it is now, wherever it was saved. */
  const look = async (then: (theirs: forge.EditedAgent) => unknown) => {
    setLooking(true)
    try {
      await then(await queryClient.fetchQuery(agentQuery(userId, id)))
    } catch (error) {
      alertUser(words.actionFailed(forgeFailure(error, language)), 'danger')
    } finally {
      setLooking(false)
    }
  }

  return {
    isSaving: save.isPending || isLooking,
    isConflict,
    setAside,
    save: () => attempt(edited.revision),
    keepMine: () => void look((theirs) => attempt(theirs.open?.revision ?? 0)),
    loadTheirs: () =>
      void look((theirs) => {
        setSetAside(edited.content)
        edited.load(theirs)
        setConflict(false)
      }),
    bringBack: (on: forge.EditedAgent) => {
      if (setAside) edited.keep(setAside, on)
      setSetAside(undefined)
    },
  }
}
