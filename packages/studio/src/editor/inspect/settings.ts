export { BlockInspector } from './BlockInspector.tsx'
export { SectionInspector } from './SectionInspector.tsx'
