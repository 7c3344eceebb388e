import { useLanguage } from '../language/language.tsx'
import { alertUser } from '../ui/toast.tsx'
import { messages } from './editor-messages.ts'
import { forgeFailure } from './forge-failure.ts'
import { useRestoreVersion } from './queries.ts'

/** Puts a version that was published before into the store again, and says how that went. */
export function useRestore(userId: string, id: string) {
  const { language } = useLanguage()
  const words = messages[language]
  const { mutate, isPending } = useRestoreVersion(userId, id)
  const restore = (number: number, onSettled?: () => void) =>
    mutate(number, {
      onSuccess: () => alertUser(words.restored(number)),
      onError: (error) => alertUser(words.actionFailed(forgeFailure(error, language)), 'danger'),
      onSettled,
    })
  return { restore, isRestoring: isPending }
}
