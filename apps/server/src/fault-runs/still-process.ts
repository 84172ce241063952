import './still-clock.ts';
import '../main.ts';
