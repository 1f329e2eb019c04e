import { checkDocument } from '../document/check.ts'
import type { DocumentKind } from '../document/kinds.ts'
import { applyOps } from './apply.ts'
import { blockCommands } from './commands/block.ts'
import { type Command, Refusal } from './commands/command.ts'
import { dataCommands } from './commands/data.ts'
import { metaCommands } from './commands/meta.ts'
import { multiCommands } from './commands/multi.ts'
import { navigationCommands } from './commands/navigation.ts'
import { placeCommands } from './commands/place.ts'
import { sectionCommands } from './commands/section.ts'
import type { ChangeSet, Op } from './op.ts'
import { OpError } from './op-error.ts'

/** Everything that is done to documents, by the names that history, guards and versions know it by. */
export const commands = {
  ...sectionCommands,
  ...blockCommands,
  ...placeCommands,
  ...dataCommands,
  ...multiCommands,
  ...metaCommands,
  ...navigationCommands,
} as const

export type CommandName = keyof typeof commands

type CommandOf<N extends CommandName> = (typeof commands)[N]

/** What a command works on, and what it is told. */
export type CommandBody<N extends CommandName> = Parameters<CommandOf<N>['run']>[0]
export type CommandPayload<N extends CommandName> = Parameters<CommandOf<N>['run']>[1]

export type Ran<B> =
  | {
      readonly change: ChangeSet
      readonly body: B
      readonly inverse: readonly Op[]
      readonly why?: never
    }
  | { readonly why: string; readonly change?: never }

/**
 * Does a command on a body that is right: the change and the body after it, which is right as well, or a
 * sentence why it cannot be done.
 */
export function runCommand<N extends CommandName, B extends CommandBody<N> & object>(
  kind: DocumentKind,
  body: B,
  name: N,
  payload: CommandPayload<N>,
): Ran<B> {
  // The table is by name; TypeScript does not follow a type parameter into it.
  const command = commands[name] as unknown as Command<B, CommandPayload<N>>
  try {
    const label = command.label(body, payload)
    const ops = command.run(body, payload)
    const applied = applyOps(body, ops)
    const { faults } = checkDocument(kind, applied.body, body)
    if (faults) return { why: faults[0]?.message ?? 'This cannot be done.' }
    return { change: { command: name, label, ops }, ...applied }
  } catch (error) {
    if (error instanceof Refusal || error instanceof OpError) return { why: error.message }
    throw error
  }
}
