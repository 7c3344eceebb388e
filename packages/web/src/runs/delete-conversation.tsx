import { type ComponentProps, lazy, Suspense } from 'react'

const DeleteButton = lazy(async () => ({
  default: (await import('./delete-button.tsx')).DeleteButton,
}))

/** The way to delete a conversation; its code is not part of a page on which nothing was said. */
export function DeleteConversation(props: ComponentProps<typeof DeleteButton>) {
  return (
    <Suspense fallback={null}>
      <DeleteButton {...props} />
    </Suspense>
  )
}
