import './footer.css';

export function Footer() {
  return (
    <footer className="footer">
      <p>© 2022 Pedalworks</p>
    </footer>
  );
}
