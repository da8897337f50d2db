import './info-cards.css';

/** How to reach the shop: three short cards in a row (spec.md §2). */
export function InfoCards() {
  return (
    <div className="info-cards">
      <article>
        <h2>Opening Hours</h2>
        <p>Monday to Friday, 8:00 to 17:00</p>
        <p>Saturday, 9:00 to 13:00</p>
      </article>
      <article>
        <h2>Our Location</h2>
        <address>
          Hall 4, 218 Foundry Lane
          <br />
          Portland, OR 97210
        </address>
      </article>
      <article>
        <h2>Contact US</h2>
        <p>
          <a href="tel:+15035550142">+1 503 555 0142</a>
        </p>
        <p>
          <a href="mailto:parts@pedalworks.example">parts@pedalworks.example</a>
        </p>
      </article>
    </div>
  );
}
