export function downloadAs(fileName: string): (content: Blob) => void {
  return (content) => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(content);
    link.download = fileName;
    link.click();
    // Keeps the URL for a minute, because the browser reads the file after the click.
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  };
}
