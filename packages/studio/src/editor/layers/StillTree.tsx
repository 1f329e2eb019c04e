import { memo } from 'react'
import { Tree } from '../../ui/lists/Tree.tsx'

/** A tree that renders only when one of its properties is another object. */
export const StillTree = memo(Tree)
