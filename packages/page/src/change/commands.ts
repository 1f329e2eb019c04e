import { checkDocument } from '../document/check-document.ts'
import type { DocumentKind } from '../document/kinds.ts'
import { applyOps } from './apply.ts'
import { blockCommands } from './commands/block.ts'
import { clipCommands } from './commands/clip.ts'
import { type Command, CommandError } from './commands/command.ts'
import { dataCommands } from './commands/data.ts'
import { headerCommands } from './commands/header.ts'
import { metaCommands } from './commands/meta.ts'
import { multiBlockCommands } from './commands/multi-block.ts'
import { multiCommands } from './commands/multi.ts'
import { navigationCommands } from './commands/navigation.ts'
import { placeCommands } from './commands/place.ts'
import { sectionCommands } from './commands/section.ts'
import { transferCommands } from './commands/transfer.ts'
import { valueCommands } from './commands/values.ts'
import type { ChangeSet, Op } from './op.ts'
import { OpError } from './op-error.ts'

/** The commands by the names in histories, guards and versions. */
export const commands = {
  ...sectionCommands,
  ...blockCommands,
  ...placeCommands,
  ...dataCommands,
  ...valueCommands,
  ...multiCommands,
  ...multiBlockCommands,
  ...transferCommands,
  ...clipCommands,
  ...metaCommands,
  ...navigationCommands,
  ...headerCommands,
} as const

export type CommandName = keyof typeof commands

type CommandByName<N extends CommandName> = (typeof commands)[N]

/** The body and the payload of a command. */
export type CommandBody<N extends CommandName> = Parameters<CommandByName<N>['run']>[0]
export type CommandPayload<N extends CommandName> = Parameters<CommandByName<N>['run']>[1]

export type CommandResult<B> =
  | {
      readonly change: ChangeSet
      readonly body: B
      readonly inverse: readonly Op[]
      readonly error?: never
    }
  | { readonly error: string; readonly change?: never }

/** Runs a command on a valid body. Returns the change with the new body, which is valid too, or the error. */
export function runCommand<N extends CommandName, B extends CommandBody<N> & object>(
  kind: DocumentKind,
  body: B,
  name: N,
  payload: CommandPayload<N>,
): CommandResult<B> {
  // The table is by name; TypeScript does not follow a type parameter into it.
  const command = commands[name] as unknown as Command<B, CommandPayload<N>>
  try {
    const label = command.label(body, payload)
    const ops = command.run(body, payload)
    const applied = applyOps(body, ops)
    const { issues } = checkDocument(kind, applied.body, body)
    if (issues) return { error: issues[0]?.message ?? 'This change is not possible.' }
    return { change: { command: name, label, ops }, ...applied }
  } catch (error) {
    if (error instanceof CommandError || error instanceof OpError) return { error: error.message }
    throw error
  }
}
