import type { McpTool } from '../../../connections/remotes/mcp.ts'

/** Language models take no other letters. */
export const toolName = ({ name }: McpTool): string => name.replaceAll(/[^\w-]/g, '_').slice(0, 64)
