declare module 'pdfkit' {
  /** What react-pdf draws with; it brings no types. */
  const PDFDocument: { prototype: object }
  export default PDFDocument
}
