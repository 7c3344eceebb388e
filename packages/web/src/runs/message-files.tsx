import type { ComponentProps } from 'react'
import { AttachFiles } from './attach-files.tsx'
import { InsertFile } from './insert-file.tsx'

/** What can be done with files below the box: they go with the message where the agent takes some; else what they say goes into it. */
export const MessageFiles = (
  props: ComponentProps<typeof AttachFiles> & ComponentProps<typeof InsertFile>,
) => (props.types.length > 0 ? <AttachFiles {...props} /> : <InsertFile {...props} />)
