export { BlockInspector } from './BlockInspector.tsx'
export { SectionInspector } from './SectionInspector.tsx'
export { SeveralInspector } from './SeveralInspector.tsx'
